import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '#shared/api/operation-query.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { canCall, useSession } from '#shared/session/session.ts';

/** Lists the user's installed applications that can open files of a type. */
export function OpensWith({ mimeType, fileId }: { mimeType: string; fileId: string }) {
  const isAllowed = canCall(useSession(), 'drive.apps.list');
  const apps = useQuery({
    ...operationQuery('drive.apps.list', { appFilterMimeTypes: mimeType }),
    enabled: isAllowed && mimeType !== '',
    staleTime: 600_000,
  });
  if (!isAllowed || apps.isPending) return null;
  const found = apps.data?.items ?? [];
  return (
    <section aria-labelledby="apps-heading" className="mt-16 flex flex-col gap-4">
      <h2 id="apps-heading" className="font-medium text-ink-2 text-small">
        Opens with
      </h2>
      {isUnreadable(apps) && <p className="text-ink-3 text-small">{explainError(apps.error)}</p>}
      {apps.isSuccess && found.length === 0 && (
        <p className="text-ink-3 text-small">No installed app opens this file type</p>
      )}
      <ul className="flex flex-col gap-2">
        {found.map((app) => (
          <li key={app.id}>
            <AppName name={app.name ?? app.id ?? ''} template={app.openUrlTemplate} fileId={fileId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type AppNameProps = { name: string; template: string | undefined; fileId: string };

function AppName({ name, template, fileId }: AppNameProps) {
  const url = template
    ?.replaceAll('{ids}', encodeURIComponent(fileId))
    .replaceAll('{exportIds}', encodeURIComponent(fileId));
  // Applications provide their own URL, so only web URLs become links.
  if (!url || !/^https?:/i.test(url)) return name;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" className="word-target text-accent-ink hover:underline">
      {name}
    </a>
  );
}
