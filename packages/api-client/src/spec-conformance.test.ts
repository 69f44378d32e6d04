import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations } from './generated/operations.gen.ts';
import type { OperationDescriptor, ParameterDescriptor } from './operation-descriptor.ts';

/** A parameter in the tables of a specification. Unspecified properties are absent. */
type SpecParameter = {
  in: 'path' | 'query';
  type: string;
  required?: boolean;
  repeated?: boolean;
  deprecated?: boolean;
  default?: string | number | boolean;
  maximum?: number;
  enum?: string[];
};

type SpecOperation = {
  method: string;
  path: string;
  parameters: Record<string, SpecParameter>;
  scopes: string[];
  leastScope: string;
  deprecated?: boolean;
  fieldsRequired?: boolean;
};

type Spec = {
  service: string;
  enumerations: Record<string, string[]>;
  operations: Record<string, SpecOperation>;
};

const specs = ['script', 'calendar', 'drive'].map((service): Spec => {
  const url = new URL(`../spec/${service}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8'));
});
const descriptors: readonly OperationDescriptor[] = Object.values(operations);

function describeParameter(parameter: ParameterDescriptor, requested: SpecParameter): SpecParameter {
  return {
    in: parameter.in,
    type: parameter.type,
    ...(parameter.required && { required: true }),
    ...(parameter.repeated && { repeated: true }),
    ...(parameter.deprecated && { deprecated: true }),
    // The documents may specify what the tables leave open.
    ...(requested.default !== undefined && parameter.default !== undefined && { default: parameter.default }),
    ...(requested.maximum !== undefined && parameter.maximum !== undefined && { maximum: parameter.maximum }),
    ...(parameter.enum && { enum: [...parameter.enum].sort() }),
  };
}

describe('the documents conform to the specifications', () => {
  test('each specified operation exists, and others only as extensions', () => {
    const specified = specs.flatMap((spec) => Object.keys(spec.operations));
    const [extensions, others] = [descriptors.filter(isExtension), descriptors.filter((each) => !isExtension(each))];
    expect(others.map(({ id }) => id).sort()).toEqual(specified.sort());
    expect(extensions.map(({ id }) => id).sort()).toEqual([
      'script.processes.cancel',
      'script.projects.properties.create',
      'script.projects.properties.delete',
      'script.projects.properties.get',
      'script.projects.properties.list',
      'script.projects.properties.update',
      'script.projects.triggers.create',
      'script.projects.triggers.delete',
      'script.projects.triggers.get',
      'script.projects.triggers.list',
      'script.projects.triggers.undelete',
      'script.projects.triggers.update',
    ]);
  });

  const cases = specs.flatMap((spec) => Object.entries(spec.operations));
  test.each(cases)('%s has the path, parameters and scopes in its table', (id, specified) => {
    const operation = descriptors.find((descriptor) => descriptor.id === id);
    if (!operation) throw new Error(`${id} is not in the documents`);
    const byName = new Map(operation.parameters.map((parameter) => [parameter.name, parameter]));
    const parameters = Object.entries(specified.parameters).map(([name, requested]) => {
      const parameter = byName.get(name);
      return [name, parameter && describeParameter(parameter, requested)];
    });
    expect([...byName.keys()].sort()).toEqual(Object.keys(specified.parameters).sort());
    expect({
      method: operation.method,
      path: operation.path,
      parameters: Object.fromEntries(parameters),
      scopes: [...operation.scopes].sort(),
      leastScope: operation.leastScope,
      deprecated: operation.deprecated ?? false,
      fieldsRequired: operation.fieldsRequired ?? false,
    }).toEqual({
      ...specified,
      parameters: Object.fromEntries(Object.entries(specified.parameters).map(withSortedEnum)),
      deprecated: specified.deprecated ?? false,
      fieldsRequired: specified.fieldsRequired ?? false,
    });
  });
});

function isExtension({ extension }: OperationDescriptor): boolean {
  return extension === true;
}

function withSortedEnum([name, parameter]: [string, SpecParameter]): [string, SpecParameter] {
  return [name, { ...parameter, ...(parameter.enum && { enum: [...parameter.enum].sort() }) }];
}
