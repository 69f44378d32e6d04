/** Explains that only the new owner can transfer ownership back, and how. */
export function TransferNote({ newOwner }: { newOwner: string }) {
  return (
    <p className="[overflow-wrap:anywhere]">
      Only {newOwner} can transfer ownership back, by selecting the items in Files and choosing Change access.
    </p>
  );
}
