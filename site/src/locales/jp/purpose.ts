/** The mission and the vision: one wording each, for the home page and /About. */
export const mission =
  'すべてのお客様に、最\u2060初\u2060に\u2060選\u2060ば\u2060れ\u2060るパートナーであること。';
export const vision = 'ITソリューションと\u2060SaaSで、ベトナム有数のIT企業となること。';
