import { operation } from '#core/operation.ts';
import { requireProperty } from './require-property.ts';

export const handler = operation('script.projects.properties.get', (context) =>
  requireProperty(context, context.params),
);
