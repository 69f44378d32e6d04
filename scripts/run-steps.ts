import { type ChildProcess, spawn } from 'node:child_process';

/** One command of a sequence, with the words that announce it. */
export type Step = { title: string; command: string; args: readonly string[] };

/** Steps that follow each other; or a single one. */
export type Lane = Step | readonly Step[];

/**
 * Runs the steps one after the other and stops at the first that fails; lanes that stand in a list of their own run at the
 * same time. Resolves to the exit code: 0, or that of the first step that failed.
 */
export async function runSteps(
  steps: readonly (Step | readonly Lane[])[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  for (const step of steps) {
    const [first, ...others] = 'title' in step ? [step] : step;
    if (!first) continue;
    // What the first lane writes is seen at once, that of each step of the others once it is whole.
    const ends = await Promise.all([
      runLane(first, env, writeNow),
      ...others.map((lane) => runLane(lane, env, writeOnce)),
    ]);
    const failed = ends.find(({ code }) => code !== 0);
    if (!failed) continue;
    // Why it failed stands last, whatever the lanes beside it have written since.
    if (others.length > 0) process.stdout.write(failed.lastWords);
    return failed.code;
  }
  return 0;
}

/** How a command ended, and the end of what it wrote. */
type Ending = { code: number; lastWords: string };

const LAST_WORDS_LENGTH = 12_000;

/** Takes what a command writes, from its start to its end. */
type Output = (child: ChildProcess, heading: string) => (ending: string) => void;

const writeNow: Output = (child, heading) => {
  process.stdout.write(heading);
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  return (ending) => process.stdout.write(ending);
};

const writeOnce: Output = (child, heading) => {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return (ending) => process.stdout.write(heading + Buffer.concat(chunks).toString('utf8') + ending);
};

/** Runs the steps of a lane until one fails; resolves to how the last one ended. */
async function runLane(lane: Lane, env: NodeJS.ProcessEnv, output: Output): Promise<Ending> {
  let ending: Ending = { code: 0, lastWords: '' };
  for (const step of [lane].flat()) {
    ending = await runStep(step, env, output);
    if (ending.code !== 0) break;
  }
  return ending;
}

function runStep({ title, command, args }: Step, env: NodeJS.ProcessEnv, output: Output): Promise<Ending> {
  const startedAt = performance.now();
  const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'], env });
  const end = output(child, `\n== ${title}\n`);
  let lastWords = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString('utf8')).slice(-LAST_WORDS_LENGTH);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ code: 127, lastWords });
    });
    child.on('close', (exitCode) => {
      const code = exitCode ?? 1;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const failure = `\nFailed: ${title} (${command} ${args.join(' ')})\n`;
      end(code === 0 ? `   ${title}: done in ${seconds} s\n` : failure);
      resolve({ code, lastWords: lastWords + failure });
    });
  });
}
