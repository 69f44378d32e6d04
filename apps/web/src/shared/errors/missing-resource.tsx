import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/loading/part.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ErrorView, type ErrorViewProps, isRefused } from './error-view.tsx';
import { isNotThere } from './is-not-there.ts';
import type { NamedResource, ResourceKind } from './resource-not-found.tsx';

// Loaded for the few whose resource is not there.
const ResourceNotFound = lazyComponent(() => import('./resource-not-found.tsx'), 'ResourceNotFound');

/** Titles of the screens of resources whose names are not known. */
const TITLES: Readonly<Record<ResourceKind, string>> = {
  calendar: 'Calendar',
  drive: 'Shared drive',
  event: 'Event',
  folder: 'Folder',
  job: 'Job',
  person: 'Person',
  project: 'Project',
};

/** Stands for a whole screen whose resource could not be loaded. One that is not there for this person ends with the way to the others. */
export function MissingResource({ resource, ...view }: ErrorViewProps & { resource: NamedResource }) {
  if (isNotThere(view.error)) return <NotThere {...resource} />;
  const head = TITLES[resource.kind];
  const title = isRefused(view.error) ? `You cannot open this ${head.toLowerCase()}` : view.title;
  return (
    <>
      <PageHead title={head} />
      <ErrorView {...view} title={title} />
    </>
  );
}

/** Says that a resource is not there for this person. */
export function NotThere(resource: NamedResource) {
  return (
    <Part>
      <ResourceNotFound {...resource} />
    </Part>
  );
}
