import type { ReviewView } from '#features/approvals/review-views.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';

type ReviewViewPickerProps = {
  /** Empty if the user may not read earlier revisions of the file. */
  views: readonly ReviewView[];
  value: string | undefined;
  onChange: (view: ReviewView) => void;
};

/** Selects the view of the content under review: the whole content, or the changes since an event. */
export function ReviewViewPicker({ views, value = '', onChange }: ReviewViewPickerProps) {
  return (
    <div className="flex min-h-44 shrink-0 flex-wrap items-center gap-8 border-line border-b bg-surface px-16 py-6">
      {views.length === 0 ? (
        <p className="text-ink-2">Current version. Only editors can see what changed.</p>
      ) : (
        <SingleSelect
          label="Version"
          choices={views.map(({ id, label }) => ({ value: id, label }))}
          value={value}
          onChange={(next) => {
            const view = views.find(({ id }) => id === next);
            if (view) onChange(view);
          }}
        />
      )}
    </div>
  );
}
