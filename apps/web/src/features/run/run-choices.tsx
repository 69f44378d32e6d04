import { readDeploymentText } from '#shared/script/deployments/deployment-text.ts';
import type { Deployment } from '#shared/script/queries.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import type { RunnableFunction } from './run-page-props.ts';
import type { RunSearch } from './search.ts';

type RunChoicesProps = {
  functions: readonly RunnableFunction[];
  chosen: RunnableFunction | undefined;
  executables: readonly Deployment[];
  target: Deployment | undefined;
  search: RunSearch;
  onSearch: (change: Partial<RunSearch>) => void;
};

/** Selects the function and the deployment. */
export function RunChoices({ functions, chosen, executables, target, search, onSearch }: RunChoicesProps) {
  const targets = [
    ...executables.map(({ deploymentId = '', deploymentConfig }) => ({
      value: deploymentId,
      label:
        `Version ${deploymentConfig?.versionNumber} ${readDeploymentText(deploymentConfig?.description).name}`.trim(),
    })),
    { value: 'head', label: 'Latest code (HEAD)' },
  ];
  return (
    <div className="flex flex-wrap gap-8">
      <SingleSelect
        label="Function"
        choices={functions.map(({ name, file }) => ({ value: name, label: `${name} – ${file}` }))}
        value={chosen?.name ?? ''}
        onChange={(fn) => onSearch({ fn })}
      />
      <SingleSelect
        label="Run from"
        choices={targets}
        value={search.dev || !target?.deploymentId ? 'head' : target.deploymentId}
        onChange={(next) =>
          onSearch(next === 'head' ? { dev: true, target: undefined } : { dev: undefined, target: next })
        }
      />
    </div>
  );
}
