import { type ChildProcess, spawn } from 'node:child_process';
import { measureProcessorLoad } from './processor-load.ts';

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
    const failed = 'title' in step ? await runOne(step, env) : await runConcurrently(step, env, concurrency);
    if (failed) return failed.code;
  }
  return 0;
}

async function runOne(step: Step, env: NodeJS.ProcessEnv): Promise<StepResult | undefined> {
  const ending = await runStep(step, env, streamOutput);
  return ending.code === 0 ? undefined : ending;
}

async function runConcurrently(
  steps: readonly Step[],
  env: NodeJS.ProcessEnv,
  concurrency: number,
): Promise<StepResult | undefined> {
  const waiting = steps.entries();
  let failed: StepResult | undefined;
  const work = async () => {
    for (const [index, step] of waiting) {
      // The output of the first step is written immediately, that of the others when they are complete.
      const ending = await runStep(step, env, index === 0 ? streamOutput : bufferOutput);
      if (ending.code !== 0) failed ??= ending;
      if (failed) return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  // The reason for the failure is written last, after the output of parallel steps.
  if (failed) process.stdout.write(failed.outputTail);
  return failed;
}

/** The exit code of a command, and the end of its output. */
type StepResult = { code: number; outputTail: string };

const OUTPUT_TAIL_LENGTH = 12_000;

/** Receives a command's output from its start to its end. */
type Output = (child: ChildProcess, heading: string) => (ending: string) => void;

const streamOutput: Output = (child, heading) => {
  process.stdout.write(heading);
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  return (ending) => process.stdout.write(ending);
};

const bufferOutput: Output = (child, heading) => {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return (ending) => process.stdout.write(heading + Buffer.concat(chunks).toString('utf8') + ending);
};

function runStep({ title, command, args }: Step, env: NodeJS.ProcessEnv, output: Output): Promise<StepResult> {
  const startedAt = performance.now();
  const readLoad = measureProcessorLoad();
  const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'], env });
  const end = output(child, `\n== ${title}\n`);
  let outputTail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      outputTail = (outputTail + chunk.toString('utf8')).slice(-OUTPUT_TAIL_LENGTH);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ code: 127, outputTail });
    });
    child.on('close', (exitCode) => {
      const code = exitCode ?? 1;
      const seconds = toSeconds(performance.now() - startedAt);
      const failure = `\nFailed: ${title} (${command} ${args.join(' ')})\n`;
      end(
        code === 0
          ? `   ${title}: done in ${seconds} s, ${toSeconds(performance.now())} s after the start; processors ${readLoad()} % busy\n`
          : failure,
      );
      resolve({ code, outputTail: outputTail + failure });
    });
  });
}

function toSeconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(1);
}
