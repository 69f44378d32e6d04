import { execFileSync } from 'node:child_process';
import type { WebDriver } from 'selenium-webdriver';

/** A browser did not respond to a command. Not a WebDriverError, because repeating the command would take as long. */
class CommandTimeoutError extends Error {
  override readonly name = 'CommandTimeoutError';
}

/**
 * Limits the time of each WebDriver command. A command without a response rejects with CommandTimeoutError, which names the command
 * and lists the browser's processes. Every later command rejects with the same error, because the browser handles them in order.
 * Errors of the browser without a message, as WebKit has for a page that does not load, also name the command.
 */
export function limitCommands(driver: WebDriver, timeoutMs: number): void {
  const execute = driver.execute.bind(driver);
  let failure: CommandTimeoutError | undefined;
  driver.execute = async (command) => {
    if (failure) throw failure;
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      failure = new CommandTimeoutError(
        `No response to ${command.getName()} within ${timeoutMs / 1000} s. Processes:\n${listProcesses()}`,
      );
      timeout.reject(failure);
    }, timeoutMs);
    try {
      return await Promise.race([execute(command), timeout.promise]);
    } catch (error) {
      if (error instanceof Error && error.message === '') error.message = `${command.getName()} failed`;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Lists the browsers' processes with their state, processor time and the system call in which they wait. */
function listProcesses(): string {
  const lines = execFileSync('ps', ['-A', '-o', 'pid,stat,etime,time,wchan:24,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => /PID|WebKit|MiniBrowser|firefox|Xvfb/.test(line)).join('\n');
}
