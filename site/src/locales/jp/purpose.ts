/** The mission and the vision: one wording each, for the home page and /About. */
export const mission = 'すべてのお客様に、最初に選ばれるパートナーであること。';
export const vision = 'ITソリューションとSaaSで、ベトナム有数のIT企業となること。';
