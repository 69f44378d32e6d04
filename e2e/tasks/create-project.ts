import type { Setting } from './task.ts';

/** Creates a project with one file with this code. Resolves to its ID. */
export async function createProject({ clientOf, tag }: Setting, source: string, manifest: object): Promise<string> {
  const operator = await clientOf('operator');
  const { scriptId = '' } = await operator.call('script.projects.create', {}, { body: { title: `Project ${tag}` } });
  const files = [
    { name: 'appsscript', type: 'JSON', source: JSON.stringify(manifest) } as const,
    { name: 'Code', type: 'SERVER_JS', source } as const,
  ];
  await operator.call('script.projects.updateContent', { scriptId }, { body: { files } });
  return scriptId;
}
