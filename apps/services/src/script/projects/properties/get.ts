import { operation } from '#core/operations/operation.ts';
import { requireProperty } from './require-property.ts';

export const handler = operation('script.projects.properties.get', (context) =>
  requireProperty(context, context.params),
);
