import rates from '@sunfield/shared/company/rates.json' with { type: 'json' };

/** What is charged: the owner's, in shared/company. */
export { rates };

/** A lowest and a highest price, in euro, taxes not included. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}
