import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { AppWindow, Blocks, type LucideIcon, SquareTerminal } from 'lucide-react';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { EditManifest } from './edit-manifest.tsx';

type EntryPoint = ScriptSchemas['EntryPoint'];

/** Lists the entry points of a deployment, and who can access them. */
export function EntryPoints({
  scriptId,
  entryPoints,
  deploymentId,
}: {
  scriptId: string;
  entryPoints: readonly EntryPoint[];
  deploymentId: string;
}) {
  if (entryPoints.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-8">
        <p className="text-ink-3">No entry points: the manifest declares no web app, API executable or add-on.</p>
        <EditManifest scriptId={scriptId} />
      </div>
    );
  }
  return (
    <ul aria-label="Entry points" className="flex flex-col gap-6">
      {entryPoints.map((entryPoint, index) => (
        <EntryPointLine key={index} entryPoint={entryPoint} deploymentId={deploymentId} />
      ))}
    </ul>
  );
}

function EntryPointLine({ entryPoint, deploymentId }: { entryPoint: EntryPoint; deploymentId: string }) {
  const { icon: Icon, title, detail, copied } = toLine(entryPoint, deploymentId);
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-8">
      <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      <span className="font-medium">{title}</span>
      <span className="text-ink-2">{detail}</span>
      {copied && <CopyableId id={copied.text} label={copied.label} maxLength={42} />}
    </li>
  );
}

type Line = { icon: LucideIcon; title: string; detail: string; copied?: { text: string; label: string } };

function toLine({ entryPointType, webApp, executionApi, addOn }: EntryPoint, deploymentId: string): Line {
  if (entryPointType === 'WEB_APP') {
    const { access, executeAs } = webApp?.entryPointConfig ?? {};
    const runsAs = executeAs === 'USER_ACCESSING' ? 'runs as the user accessing it' : 'runs as the deployer';
    return {
      icon: AppWindow,
      title: 'Web app',
      detail: `${formatAccess(access)}, ${runsAs}`,
      ...(webApp?.url && { copied: { text: webApp.url, label: 'address' } }),
    };
  }
  if (entryPointType === 'EXECUTION_API') {
    return {
      icon: SquareTerminal,
      title: 'API executable',
      detail: formatAccess(executionApi?.entryPointConfig?.access),
      copied: { text: `scripts/${deploymentId}:run`, label: 'call' },
    };
  }
  return { icon: Blocks, title: 'Add-on', detail: [addOn?.title, addOn?.addOnType].filter(Boolean).join(', ') };
}

const ACCESS: Readonly<Record<string, string>> = {
  MYSELF: 'only the owner',
  DOMAIN: 'anyone in the organisation',
  ANYONE: 'anyone signed in',
  ANYONE_ANONYMOUS: 'anyone',
};

function formatAccess(access: string | undefined): string {
  return ACCESS[access ?? ''] ?? access ?? 'access not specified';
}
