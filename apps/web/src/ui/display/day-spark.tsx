/** Shows the failures per day as bars, with today on the right. The number beside them is the total. */
export function DaySpark({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <span
      role="img"
      aria-label={`Failures by day, today last: ${counts.join(', ')}`}
      title={`By day, today last: ${counts.join(', ')}`}
      className="flex h-16 items-end gap-1"
    >
      {counts.map((count, day) => (
        <span
          key={day}
          className={`w-4 ${count === 0 ? 'bg-line' : 'bg-red-solid'}`}
          style={{ height: count === 0 ? 1 : Math.max(3, (count / most) * 16) }}
        />
      ))}
    </span>
  );
}
