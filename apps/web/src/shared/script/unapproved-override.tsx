import { Checkbox } from '#ui/fields/checkbox.tsx';

type UnapprovedOverrideProps = {
  /** Describes the state of the approval in a sentence. */
  finding: string;
  /** The field in which the user explains the missing approval. */
  reasonField: 'message' | 'name';
  isOverridden: boolean;
  onOverride: (isOverridden: boolean) => void;
};

/** Shows that a version is not approved, and lets the user deploy it nevertheless. */
export function UnapprovedOverride({ finding, reasonField, isOverridden, onOverride }: UnapprovedOverrideProps) {
  return (
    <div className="flex flex-col gap-4 rounded-card border border-amber-solid bg-amber-bg px-12 py-8 text-amber-fg">
      <p>{finding}</p>
      <Checkbox isSelected={isOverridden} onChange={onOverride}>
        Deploy without approval (explain why in the {reasonField})
      </Checkbox>
    </div>
  );
}
