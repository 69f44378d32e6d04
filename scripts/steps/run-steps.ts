import { type ChildProcess, spawn } from 'node:child_process';

/** One command of a sequence, with its title. */
export type Step = { title: string; command: string; args: readonly string[] };

/**
 * Runs steps one after another and stops at the first failure. Steps in a nested list run in parallel with limited concurrency:
 * the next one starts when one of them ends. Resolves to the exit code: 0, or that of the first failed step.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  env: NodeJS.ProcessEnv = process.env,
  concurrency = 2,
): Promise<number> {
  for (const step of steps) {
    const failed = 'title' in step ? await runOne(step, env) : await runTogether(step, env, concurrency);
    if (failed) return failed.code;
  }
  return 0;
}

async function runOne(step: Step, env: NodeJS.ProcessEnv): Promise<Ending | undefined> {
  const ending = await runStep(step, env, writeNow);
  return ending.code === 0 ? undefined : ending;
}

async function runTogether(
  steps: readonly Step[],
  env: NodeJS.ProcessEnv,
  concurrency: number,
): Promise<Ending | undefined> {
  const waiting = steps.entries();
  let failed: Ending | undefined;
  const work = async () => {
    for (const [index, step] of waiting) {
      // The output of the first step is written immediately, that of the others when they are complete.
      const ending = await runStep(step, env, index === 0 ? writeNow : writeOnce);
      if (ending.code !== 0) failed ??= ending;
      if (failed) return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  // The reason for the failure is written last, after the output of parallel steps.
  if (failed) process.stdout.write(failed.lastWords);
  return failed;
}

/** The exit code of a command, and the end of its output. */
type Ending = { code: number; lastWords: string };

const LAST_WORDS_LENGTH = 12_000;

/** Receives a command's output from its start to its end. */
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
      const seconds = toSeconds(performance.now() - startedAt);
      const failure = `\nFailed: ${title} (${command} ${args.join(' ')})\n`;
      end(
        code === 0 ? `   ${title}: done in ${seconds} s, ${toSeconds(performance.now())} s after the start\n` : failure,
      );
      resolve({ code, lastWords: lastWords + failure });
    });
  });
}

function toSeconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(1);
}
