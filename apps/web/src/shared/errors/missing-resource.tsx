import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/loading/part.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ErrorView, type ErrorViewProps, isPermissionDenied } from './error-view.tsx';
import { isNotFound } from './is-not-found.ts';
import type { NamedResource, ResourceKind } from './resource-not-found.tsx';

// Lazy-loaded because missing resources are rare.
const ResourceNotFound = lazyComponent(() => import('./resource-not-found.tsx'), 'ResourceNotFound');

/** The titles of the screens of resources without a known name. */
const TITLES: Readonly<Record<ResourceKind, string>> = {
  calendar: 'Calendar',
  drive: 'Shared drive',
  event: 'Event',
  folder: 'Folder',
  job: 'Job',
  person: 'Person',
  project: 'Project',
};

/**
 * Shown in place of a screen whose resource could not be loaded. For a resource that does not exist for this user, links to the
 * others.
 */
export function MissingResource({ resource, ...view }: ErrorViewProps & { resource: NamedResource }) {
  if (isNotFound(view.error)) return <NotFoundNotice {...resource} />;
  const head = TITLES[resource.kind];
  const title = isPermissionDenied(view.error) ? `You cannot open this ${head.toLowerCase()}` : view.title;
  return (
    <>
      <PageHead title={head} />
      <ErrorView {...view} title={title} />
    </>
  );
}

/** States that a resource does not exist for this user. */
export function NotFoundNotice(resource: NamedResource) {
  return (
    <Part>
      <ResourceNotFound {...resource} />
    </Part>
  );
}
