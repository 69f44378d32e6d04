import { RunList } from './runs/run-list.tsx';

/** Shown beside the list until an operation is selected: an introduction and earlier runs. */
export function ExplorerStart() {
  return (
    <div className="flex max-w-720 flex-col gap-16 p-16">
      <p className="max-w-560 text-ink-2">
        Choose an operation, fill in the form and run it. Your role applies as on every screen, and changes are
        recorded. Operations that change data run only after you allow changes.
      </p>
      <section aria-labelledby="runs-title" className="flex flex-col gap-8">
        <h2 id="runs-title" className="font-semibold text-section">
          Earlier runs
        </h2>
        <RunList />
      </section>
    </div>
  );
}
