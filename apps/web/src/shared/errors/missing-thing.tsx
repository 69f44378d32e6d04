import { ApiError } from '@rotunda/api-client/errors';
import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/part.tsx';
import { ErrorView, type ErrorViewProps } from './error-view.tsx';
import type { NamedThing } from './no-such-thing.tsx';

// Loaded for the few whose thing is not there.
const NoSuchThing = lazyComponent(() => import('./no-such-thing.tsx'), 'NoSuchThing');

const NOT_FOUND = 404;

/** Stands for a whole screen whose thing could not be loaded. One that is not there for this person ends with the way to the others. */
export function MissingThing({ thing, ...view }: ErrorViewProps & { thing: NamedThing }) {
  return isNotThere(view.error) ? <NotThere {...thing} /> : <ErrorView {...view} />;
}

/** Says that a thing is not there for this person. */
export function NotThere(thing: NamedThing) {
  return (
    <Part>
      <NoSuchThing {...thing} />
    </Part>
  );
}

/** Whether an answer says that a thing is not there, as far as this person may know. */
export function isNotThere(error: Error | null): boolean {
  return error instanceof ApiError && error.status === NOT_FOUND;
}
