import hours from '@sunfield/shared/company/hours.json' with { type: 'json' };

/** Hours by a clock: 8.5 is half past eight. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Client<Id extends string = string> {
  /** Its name in words: `hours.clients` in `form.json`. */
  readonly id: Id;
  /** How much earlier its clock is than the office's, in hours, in winter; less than 0 where it is later. */
  readonly behind: number;
  /** When one can talk, by the office's clock, where office hours have nothing in common. */
  readonly call?: Span;
}

/**
 * Office hours, by the office's own clock: the owner's, in shared/company. Words say `{{opens}}`, `{{midday}}` and
 * `{{closes}}`.
 */
export const officeDay: Span = hours.office;

/** Within so many business days a request is answered. Words say `{{answerWithin}}`, and, for short, `{{answerDays}}`. */
export const { answerWithin } = hours;

/** The working day of a client, by the clock on the spot. Words say `{{clientBegins}}` and `{{clientEnds}}`. */
export const clientDay: Span = hours.clientDay;

type ClientId = keyof typeof hours.clients;

/** Where clients are, in the order of the chart beside the form. */
export const clients = (Object.keys(hours.clients) as ClientId[]).map((id): Client<ClientId> => ({
  id,
  ...hours.clients[id],
}));

export const lengthOf = ({ from, to }: Span): number => Math.max(0, to - from);

/** What a client's working day shares with the office, by the clock of the office; of no length where nothing. */
export const sharedWith = ({ behind }: Pick<Client, 'behind'>, day: Span = officeDay): Span => ({
  from: Math.max(day.from, clientDay.from + behind),
  to: Math.min(day.to, clientDay.to + behind),
});

/** What the chart shows of each client: what is shared, else a call by appointment; who has neither is left out. */
export const chartRows = <Id extends string>(of: readonly Client<Id>[], day: Span = officeDay) =>
  of.flatMap(({ id, behind, call }) => {
    const shared = sharedWith({ behind }, day);
    if (lengthOf(shared) > 0) return [{ id, span: shared, isCall: false }];
    return call ? [{ id, span: call, isCall: true }] : [];
  });
