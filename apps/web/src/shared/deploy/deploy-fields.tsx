import { DeployTimeFields } from './deploy-time-fields.tsx';
import { FreezeNotice } from './freeze-notice.tsx';
import type { DeployOptions } from './use-deploy-options.ts';
import { WatchFields } from './watch-fields.tsx';

type DeployFieldsProps = {
  options: DeployOptions;
  /** Whether the deployment is new, so that no version could change in the meantime or be rolled back to. */
  isNew?: boolean;
  hasLatestCode?: boolean;
};

/** Asks when to deploy, which failures to watch for afterwards, and for a reason during a deployment freeze. */
export function DeployFields({ options, isNew = false, hasLatestCode = true }: DeployFieldsProps) {
  const { when, changeWhen, isScheduled, watch, changeWatch, freeze } = options;
  return (
    <>
      <DeployTimeFields
        when={when}
        isScheduled={isScheduled}
        hasLatestCode={hasLatestCode}
        isChange={!isNew}
        onChange={changeWhen}
      />
      <WatchFields watch={watch} canRollBack={!isNew} onChange={changeWatch} />
      <FreezeNotice freeze={freeze} />
    </>
  );
}
