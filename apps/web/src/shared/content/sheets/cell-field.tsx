import { useEffect, useId, useState } from 'react';

type CellFieldProps = {
  /** The address of the current cell. */
  address: string;
  /** Moves to a cell. Returns the problem if the address is invalid. */
  onGo: (address: string) => string | undefined;
};

/** Shows the address of the current cell. Typing another address moves to it. */
export function CellField({ address, onGo }: CellFieldProps) {
  const id = useId();
  const [text, setText] = useState(address);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    setText(address);
    setProblem(undefined);
  }, [address]);
  return (
    <span className="inline-flex items-center gap-8">
      <input
        aria-label="Go to cell"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          setText(address);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setProblem(onGo(text));
          if (event.key === 'Escape') setText(address);
        }}
        className="h-tool w-104 max-sm:w-64 rounded-control border border-line-strong bg-surface px-8 tabular-nums aria-invalid:border-danger"
      />
      {problem !== undefined && (
        <span id={id} role="alert" className="text-red-fg text-small">
          {problem}
        </span>
      )}
    </span>
  );
}
