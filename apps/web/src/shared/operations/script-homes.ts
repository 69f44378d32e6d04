import type { OperationUsage } from './screen-usage.ts';

/** Homes of the operations of the scripting service. */
export const scriptHomes: OperationUsage<'script'> = {
  'script.processes.list': { processes: 'The list', projects: 'Last run', home: 'Failures' },
  'script.processes.listScriptProcesses': {
    'project-processes': 'The list',
    processes: 'The list with a script chosen',
    'project-overview': 'Failures of a column',
    'project-run': 'Runs of the function',
    'project-deployments': 'Failures since the deployment',
  },
  'script.projects.create': { projects: 'New project' },
  'script.projects.get': { 'project-overview': 'Details', 'project-code': 'Check before saving' },
  'script.projects.getContent': {
    'project-code': 'Files',
    'project-compare': 'Both sides',
    'project-run': 'Functions to choose from',
  },
  'script.projects.getMetrics': { 'project-overview': 'Charts' },
  'script.projects.updateContent': { 'project-code': 'Save' },
  'script.projects.deployments.create': { 'project-deployments': 'New deployment' },
  'script.projects.deployments.delete': { 'project-deployments': 'Undeploy' },
  'script.projects.deployments.get': { 'project-deployments': 'A card, and the check before a change' },
  'script.projects.deployments.list': { 'project-deployments': 'Cards', 'project-overview': 'Deployments' },
  'script.projects.deployments.update': {
    'project-deployments': 'Point at a version, roll back',
    'project-code': 'Save, version and deploy',
  },
  'script.projects.versions.create': { 'project-versions': 'New version', 'project-code': 'Save and create a version' },
  'script.projects.versions.get': { 'project-versions': 'A row', 'project-compare': 'Head of each side' },
  'script.projects.versions.list': {
    'project-versions': 'The list',
    'project-compare': 'Versions to choose from',
    'project-deployments': 'Versions to choose from',
  },
  'script.scripts.run': { 'project-run': 'Run' },
};
