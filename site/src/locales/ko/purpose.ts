/** The mission and the vision: one wording each, for the home page and /About. */
export const mission = '모든 고객이 가장 먼저 선택하는 파트너가 되겠습니다.';
export const vision = 'IT 솔루션과 SaaS로 베트남 최고\u00a0수준의 IT 기업이 되겠습니다.';
