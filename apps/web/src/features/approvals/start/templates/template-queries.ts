import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A template for starting approvals. */
export type Template = components['schemas']['ApprovalTemplate'];
export type TemplateContent = components['schemas']['ApprovalTemplateContent'];
type Draft = components['schemas']['ApprovalTemplateDraft'];

const PATH = '/api/approval-templates';

/** The query of the templates of the user and the team, by name. */
export const templatesQuery = queryOptions({
  queryKey: ['bff.approvalTemplates.list'],
  queryFn: async ({ signal }): Promise<readonly Template[]> => {
    type List = components['schemas']['ApprovalTemplateList'];
    return (await callBff<List>('bff.approvalTemplates.list', PATH, { signal })).templates;
  },
});

/** Saves a template. Replaces another template if given. */
export function saveTemplate(draft: Draft, replaced: Template | undefined): Promise<Template> {
  if (!replaced) return callBff<Template>('bff.approvalTemplates.create', PATH, { method: 'POST', body: draft });
  return callBff<Template>('bff.approvalTemplates.update', getPath(replaced), { method: 'PUT', body: draft });
}

export function deleteTemplate(template: Template): Promise<void> {
  return callBff<void>('bff.approvalTemplates.delete', getPath(template), { method: 'DELETE' });
}

function getPath({ templateId }: Template): string {
  return `${PATH}/${encodeURIComponent(templateId)}`;
}
