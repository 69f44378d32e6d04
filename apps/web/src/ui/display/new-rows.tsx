import { Button } from '#ui/buttons/button.tsx';

/**
 * Shows above a list how many rows are waiting, and inserts them. It overlays the list, so that nothing moves when they arrive.
 */
export function NewRows({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="relative z-10 h-0">
      {count > 0 && (
        <div className="absolute top-36 left-1/2 -translate-x-1/2 rounded-control shadow-popover">
          <Button onPress={onShow}>{count} new, show</Button>
        </div>
      )}
    </div>
  );
}
