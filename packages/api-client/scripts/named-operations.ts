import type { OperationId } from '../src/generated/operations.gen.ts';
import type { PlacedOperation } from './read-operations.ts';

/** Operations referenced by traits of other operations. */
export class NamedOperations {
  readonly #operations: ReadonlyMap<string, PlacedOperation>;

  constructor(operations: readonly PlacedOperation[]) {
    this.#operations = new Map(operations.map((placed) => [placed.operation.operationId, placed]));
  }

  /** Returns the operation ID in a trait of `id`. Throws unless the operation exists and has these parameters. */
  require(id: string, trait: string, name: string | undefined, params: readonly string[] = []): OperationId {
    const found = this.#operations.get(name ?? '');
    if (!found) throw new Error(`${id}: ${trait} names ${name}, which is not an operation`);
    const taken = new Set(found.operation.parameters?.map((parameter) => parameter.name));
    const unknown = params.filter((param) => !taken.has(param));
    if (unknown.length > 0) throw new Error(`${id}: ${trait} names ${unknown.join(', ')}, which ${name} does not take`);
    return found.operation.operationId as OperationId; // The type is generated from the documents that are read here.
  }
}
