import { Button } from '#ui/buttons/button.tsx';

/** Tells over a list how many rows wait to be shown, and shows them. It lies on the list: nothing moves when they come. */
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
