import { DefaultReporter, type TestModule, type TestSpecification } from "vitest/node";

type UserConsoleLog = Parameters<DefaultReporter["onUserConsoleLog"]>[0];

/**
 * Vitest's own reporter with a line that shows how far the run is: the last line of a terminal, or a line in a log for
 * each tenth of the files. It is a default export because vitest takes a reporter from a file in no other way.
 */
export default class ProgressReporter extends DefaultReporter {
  private readonly isTerminal: boolean;
  private started = 0;
  private files = 0;
  private done = 0;

  constructor({ isTTY = process.stdout.isTTY }: { readonly isTTY?: boolean } = {}) {
    super({ isTTY, summary: false });
    this.isTerminal = isTTY;
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.started = performance.now();
    this.files = specifications.length;
    this.done = 0;
    this.show();
  }

  override onTestModuleEnd(module: TestModule): void {
    this.erase();
    super.onTestModuleEnd(module);
    const tenth = Math.floor((10 * this.done) / this.files);
    this.done += 1;
    if (this.isTerminal || tenth < Math.floor((10 * this.done) / this.files)) this.show();
  }

  override onUserConsoleLog(log: UserConsoleLog): void {
    this.erase();
    super.onUserConsoleLog(log);
    if (this.isTerminal) this.show();
  }

  override onTestRunEnd(...end: Parameters<DefaultReporter["onTestRunEnd"]>): void {
    this.erase();
    super.onTestRunEnd(...end);
  }

  private show(): void {
    const { done, files } = this;
    const elapsedMs = performance.now() - this.started;
    // As if all files took equally long.
    const left = done === 0 ? "" : `, about ${clock((elapsedMs / done) * (files - done))} left`;
    const line = `${done} of ${files} files, ${clock(elapsedMs)} elapsed${left}`;
    process.stdout.write(this.isTerminal ? line : `${line}\n`);
  }

  private erase(): void {
    if (this.isTerminal) process.stdout.write("\r\u001b[K");
  }
}

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
