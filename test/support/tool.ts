import { vi } from "vitest";

/** Runs a tool in this process, with settings beside those of the tests: what it prints, and the code that it exits with. */
export async function runTool(
  run: () => Promise<void>,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly output: string }> {
  let output = "";
  const print = (line: unknown): boolean => (output += `${String(line)}\n`) !== "";
  const spies = [
    vi.spyOn(console, "log").mockImplementation(print),
    vi.spyOn(console, "error").mockImplementation(print),
    vi.spyOn(process.stdout, "write").mockImplementation(print),
    vi.spyOn(process.stderr, "write").mockImplementation(print),
  ];
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const listeners = process.stdout.listeners("error");
  try {
    process.exitCode = 0;
    await run();
    return { status: process.exitCode, output };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    process.stdout.removeAllListeners("error");
    for (const listener of listeners) process.stdout.on("error", listener as () => void);
  }
}
