/** An animated 2 px line shown while data is being refreshed. It takes up no space. */
export function ProgressLine({ isActive, label }: { isActive: boolean; label: string }) {
  return (
    <div className="relative h-0">
      {isActive && (
        <div role="progressbar" aria-label={label} className="absolute inset-x-0 top-0 z-10 h-2 overflow-hidden">
          <div className="h-2 w-1/4 animate-[slide-progress_1.2s_linear_infinite] bg-accent" />
        </div>
      )}
    </div>
  );
}
