/**
 * A name in the form in which names are compared: two are equal if they differ in Unicode composition, blanks and letter
 * case only. Equal names have the same folded text, by which the store finds them.
 */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase().normalize("NFC");
}
