import { clsx } from 'clsx';
import type { Operation } from './operation.ts';

const COLOURS: Readonly<Record<Operation['method'], string>> = {
  GET: 'text-blue-fg',
  POST: 'text-green-fg',
  PUT: 'text-orange-fg',
  PATCH: 'text-amber-fg',
  DELETE: 'text-red-fg',
};

/** Shows the method of an operation in a fixed-width column. */
export function MethodName({ method }: Pick<Operation, 'method'>) {
  return (
    <span className={clsx('w-44 shrink-0 font-mono text-micro', COLOURS[method])}>
      {method === 'DELETE' ? 'DEL' : method}
    </span>
  );
}
