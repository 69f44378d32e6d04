import { MANIFEST_NAME } from '#items/script-content.ts';
import type { WrittenFile } from '#items/script-files/read-files.ts';
import type { DemoScript } from './stories/script-template.ts';

/** Returns the files of a script as a user saves them, including the manifest. `heading` is placed above its code. */
export function toWrittenFiles({ manifest, files }: DemoScript, heading = ''): WrittenFile[] {
  const whole = {
    timeZone: 'Europe/Lisbon',
    dependencies: {},
    exceptionLogging: 'STACKDRIVER',
    runtimeVersion: 'V8',
    ...manifest,
  };
  return [
    { name: MANIFEST_NAME, type: 'JSON', source: `${JSON.stringify(whole, null, 2)}\n` },
    ...files.map(({ name, type, source }) => ({
      name,
      type,
      source: type === 'SERVER_JS' ? heading + source : source,
    })),
  ];
}
