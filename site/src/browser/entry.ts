import { followLinks } from './documents.ts';
import { watchFloatingButtons } from './floating-buttons.ts';
import { layOutGradually } from './gradual-layout.ts';
import { watchHeaderMenus } from './header-menus.ts';
import { hydrateKeptForm, watchForms } from './islands.ts';
import { offerLanguage, watchLanguageOffer } from './language-offer.ts';
import { rememberLanguage } from './remembered-language.ts';
import { markScrolled } from './scrolled.ts';
import { registerServiceWorker } from './service-worker.ts';
import { keepRefusedSubmit } from '../islands/request-form/refused-submit.ts';
import { rememberVisit } from '../islands/request-form/visit.ts';

// What script adds to a document that works without: links, disclosures, dialogs and the form are native.

/** What each page needs anew. */
function beginPage(): void {
  watchFloatingButtons();
  offerLanguage();
  hydrateKeptForm();
  layOutGradually();
}

rememberVisit();
rememberLanguage();
keepRefusedSubmit();
watchHeaderMenus();
watchLanguageOffer();
watchForms();
markScrolled();
followLinks(beginPage);
beginPage();
if (import.meta.env.PROD) registerServiceWorker();

// A server component was changed: the server has the page as it is now.
import.meta.hot?.on('rsc:update', () => location.reload());
