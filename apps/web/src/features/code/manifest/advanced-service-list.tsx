import { ChoiceButton } from '#ui/fields/choice-button.tsx';
import { ADVANCED_SERVICES, type AdvancedService } from './advanced-services.ts';
import { EntryList } from './entry-list.tsx';
import type { WriteMember } from './write-member.ts';

type AdvancedServicesProps = { services: readonly Partial<AdvancedService>[]; write: WriteMember };

const PATH = ['dependencies', 'enabledAdvancedServices'];

/** Lists the advanced services that a manifest enables. */
export function AdvancedServices({ services, write }: AdvancedServicesProps) {
  const added = new Set(services.map(({ serviceId }) => serviceId));
  const choices = ADVANCED_SERVICES.filter(({ serviceId }) => !added.has(serviceId)).map((service) => ({
    value: service.serviceId,
    label: `${service.userSymbol} ${service.version}`,
  }));
  return (
    <EntryList
      title="Advanced services"
      empty="None"
      entries={services.map(({ userSymbol = '', serviceId = '', version = '' }) => ({
        name: userSymbol || 'Unnamed',
        detail: `${serviceId} ${version}`,
      }))}
      onRemove={(index) => write([...PATH, index], undefined)}
    >
      <div>
        <ChoiceButton
          label="Add service"
          choices={choices}
          values={[]}
          isMultiple={false}
          isActive={false}
          onChange={([id]) =>
            write(PATH, [...services, ...ADVANCED_SERVICES.filter(({ serviceId }) => serviceId === id)])
          }
        >
          Add service
        </ChoiceButton>
      </div>
    </EntryList>
  );
}
