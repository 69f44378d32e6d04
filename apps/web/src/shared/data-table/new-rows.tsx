import { Button } from '#ui/button.tsx';

/** Tells over a table how many rows wait to be shown, and shows them. */
export function NewRows({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status">
      {count > 0 && (
        <div className="flex shrink-0 justify-center border-line border-t bg-blue-bg py-4">
          <Button kind="quiet" onPress={onShow}>
            {count} new, show
          </Button>
        </div>
      )}
    </div>
  );
}
