import sheet from '../../../pictures/journey/journey.scss?url';
import { ticketId } from '../../../pictures/scenes/order/arrival.tsx';
import { TicketBack } from '../../../pictures/scenes/order/ticket.tsx';
import { WholePicture } from './picture.tsx';

/** The choreography of the ticket's way: where nothing moves, it has nothing to say, and no paint waits for it. */
export const JourneySheet = () => (
  <link
    rel="stylesheet"
    href={sheet}
    precedence="stage"
    media="screen and (prefers-reduced-motion: no-preference)"
  />
);

/**
 * The ticket of the hero's phone, on its way down the page: below the words of the section that it stands in, of all
 * where it stands in the page itself.
 */
export function TravellingTicket() {
  return (
    <div className="journey" aria-hidden="true">
      <div className="journey-ticket">
        <div className="journey-way">
          <div className="journey-faces">
            <svg className="scene" viewBox="0 0 196 124">
              <use href={`#${ticketId}`} />
            </svg>
            <svg className="scene journey-back" viewBox="0 0 196 124">
              <TicketBack />
            </svg>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The hand that lays the ticket down as the form: hidden where nothing moves. */
export const TurningHand = () => (
  <div className="journey-hand" hidden>
    <WholePicture of="turningHand" />
  </div>
);
