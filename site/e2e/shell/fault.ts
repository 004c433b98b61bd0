// Loaded into the site's process before it starts: makes two things that pages rely on throw.

/** The names of countries, which only the pages with the form need. */
Intl.DisplayNames.prototype.of = () => {
  throw new Error('fault: no names of countries');
};

// What keeps the language in links, which every page whose address names its language needs: so there
// the error page fails as well.
URLSearchParams.prototype.set = () => {
  throw new Error('fault: no language in links');
};
