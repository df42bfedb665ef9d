const name = "calendar-admin-key";

/** The key of this tab: gone when it is closed, and never part of an address or cookie. */
export const sessionKey = {
  get: (): string | undefined => sessionStorage.getItem(name) ?? undefined,
  set: (key: string): void => sessionStorage.setItem(name, key),
  clear: (): void => sessionStorage.removeItem(name),
};
