import type { ComponentProps } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

const EventEditor = lazyComponent(() => import('./event-editor.tsx'), 'EventEditor');
void EventEditor.preload();

/** The fields of an event, whose code is loaded beside the event. */
export function EditorPart(props: ComponentProps<typeof EventEditor>) {
  if (!useLoaded(EventEditor)) return <Skeleton label="Loading the event" rows={10} />;
  return (
    <Part name="The event">
      <EventEditor {...props} />
    </Part>
  );
}
