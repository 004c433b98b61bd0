interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether bytes nobody asked for yet should wait: on 2g, with data saver on, or offline
 * (docs/product.md, "Prefetching").
 */
export function shouldSaveData({
  connection,
  onLine,
}: { connection?: NetworkInformation; onLine: boolean } = navigator): boolean {
  return (
    !onLine || connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
  );
}
