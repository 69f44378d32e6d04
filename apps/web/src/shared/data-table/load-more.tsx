import { Button } from '#ui/buttons/button.tsx';
import { BusyLabel } from '#ui/loading/busy-label.tsx';

/** Shown at the end of the loaded rows if there are more. */
export function LoadMore({ isLoading, onLoadMore }: { isLoading: boolean; onLoadMore: () => void }) {
  return (
    <div className="sticky left-0 flex justify-center py-6">
      <Button kind="quiet" onPress={onLoadMore} isBusy={isLoading}>
        <BusyLabel isBusy={isLoading} label="Load more" busyLabel="Loading" />
      </Button>
    </div>
  );
}
