import { countOf } from '@rotunda/api-client/count-of';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { DescriptionList } from '#ui/display/description-list.tsx';

/** Shows the extended properties of an event, collapsed because they are rarely needed. Renders nothing if there are none. */
export function EventProperties({ event: { extendedProperties = {} } }: { event: ServiceEvent }) {
  const groups = [
    { label: 'Shared properties', properties: Object.entries(extendedProperties.shared ?? {}) },
    { label: 'Private properties', properties: Object.entries(extendedProperties.private ?? {}) },
  ].filter(({ properties }) => properties.length > 0);
  const count = groups.reduce((sum, { properties }) => sum + properties.length, 0);
  if (count === 0) return null;
  return (
    <details>
      <summary className="min-h-24 cursor-default text-ink-2 hover:text-ink">
        {countOf(count, 'property')} set by apps
      </summary>
      <div className="mt-6 flex flex-col gap-12">
        {groups.map(({ label, properties }) => (
          <section key={label} aria-label={label}>
            <h3 className="mb-4 text-ink-3 text-small">{label}</h3>
            <DescriptionList items={properties} />
          </section>
        ))}
      </div>
    </details>
  );
}
