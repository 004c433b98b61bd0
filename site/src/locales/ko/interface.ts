import type { Dictionary } from '../dictionary.ts';

/** The words of the shell: header, footers, bars, errors, and labels that several pages share. */
const interfaceWords: Dictionary['interface'] = {
  skip: '본문 바로가기',

  navigation: {
    main: '주 메뉴',
    home: '홈',
    caseStudies: '구축 사례',
    services: '서비스',
    allServices: '전체 서비스',
    technologies: '기술',
    allTechnologies: '전체 기술',
    fullStack: '풀스택 애플리케이션',
    dataApp: '데이터 집약형 애플리케이션',
    about: '회사 소개',
    tech: '기술 선택 기준',
    projects: '프로젝트',
    contact: '연락처',
    contactUs: '문의하기',
    getInTouch: '상담 신청',
    getTrial: '체험 스프린트',
    pricing: '비용 안내',
    logo: '{{company}} 홈으로 이동',
  },
  mega: {
    heading: '다섯 가지 서비스, 제품을 잘 아는 하나의 팀',
    text: '두 명부터 부서 규모까지 가능하며, 구성은 한 달 전에 알려 주시면 바꿔 드립니다.', // sample
    ask: {
      heading: '어떤 서비스가 맞을지 고민되십니까?',
      text: '풀어야 할 문제를 알려 주세요. 엔지니어가 영업일 기준 1일 이내에 답변드립니다.', // sample
      link: '질문하기',
    },
  },
  menu: {
    label: '메뉴',
    open: '메뉴 열기',
    close: '메뉴 닫기',
  },

  language: {
    label: '언어',
    choose: '언어 선택',
    current: '언어: {{language}}',
    offer: {
      label: '언어 안내',
      text: '이 사이트는 한국어로도 보실 수 있습니다.',
      accept: '한국어로 보기',
      decline: '괜찮습니다',
    },
  },

  footer: {
    slogan: '함께 성장합니다. 하노이와 호찌민의 소프트웨어 개발팀.', // sample
    lookFurther: '더 둘러보기',
    headOffice: '본사',
    branch: '호찌민 지사',
    places: {
      'head-office': '베트남 하노이 꺼우저이군', // sample
      'ho-chi-minh-city': '베트남 호찌민 1군', // sample
    },
    map: '지도가 열립니다',
    talkToUs: '문의',
    contact: '문의',
    services: '서비스',
    technologies: '기술',
    submitRequest: '프로젝트 의뢰',
    aboutUs: '회사 소개',
    privacyPolicy: '개인정보 처리방침',
    iso: '{{certification}} 인증',
    languages: '영어, 프랑스어, 한국어, 일본어',
    copyright: '© {{year}} {{company}}',
  },

  callToAction: {
    heading: '함께 멋진 제품을 만들어 보시겠습니까?',
    button: '의뢰하기',
    write: '이메일 문의: {{email}}',
  },

  floating: {
    label: '빠른 문의',
    backToTop: '맨 위로',
    call: '전화 문의',
    write: '이메일 문의',
  },

  cookies: {
    label: '쿠키',
    text: '선택하신 언어를 기억하는 쿠키 하나만 사용합니다. 방문자를 추적하지 않습니다.',
    ok: '확인',
  },

  loading: '불러오는 중',

  error: {
    heading: '문제가 발생했습니다',
    status: '상태 코드 {{status}}',
    toHome: '홈으로 이동',
    notFound: {
      title: '페이지 없음',
      message: '페이지를 찾을 수 없습니다',
      help: '주소가 바뀌었거나 입력 중에 글자가 빠졌을 수 있습니다. 홈이나 구축 사례에서 다시 시작해 보세요.',
    },
    server: {
      title: '오류 발생',
      message: '페이지를 준비하지 못했습니다',
      help: '저희 쪽에서 생긴 문제입니다. 1분 뒤에 다시 시도해 주세요. 문제가 계속되면 {{email}} 주소로 알려 주세요. 담당자가 직접 답변드리겠습니다.',
    },
    unknownMiddleware: '알 수 없는 미들웨어',
    lastResort: {
      message: '오류 페이지를 표시하는 중에 오류가 발생했습니다',
      link: '홈으로 이동',
    },
  },
  offline: {
    title: '오프라인 상태입니다',
    text: '네트워크 연결이 잠시 끊겼습니다. 이미 열어 본 페이지는 브라우저 방문 기록에 남아 있을 수 있지만, 이 페이지는 연결된 뒤에 불러올 수 있습니다.',
    retry: '다시 시도',
  },

  caseStudy: {
    need: '과제',
    solution: '해결책',
    did: '수행 내용',
    result: '성과',
    facts: '프로젝트 개요',
    industry: '업종',
    platform: '플랫폼',
    team: '투입 인원',
    duration: '기간',
    next: '다음 사례',
    readStory: '사례 보기',
    viewAll: '구축 사례 전체 보기',
  },
  service: {
    proof: '적용 사례',
    other: '다른 서비스',
  },
  technology: {
    other: '다른 기술',
  },
  project: {
    interface: '인터페이스',
    testimonial: '고객의 평가',
    latest: '최근 프로젝트',
    viewAll: '프로젝트 전체 보기',
  },

  statistics: {
    developers: '숙련된 현직 개발자\u2060·\u2060테스터',
    projects: '성공적으로 마친 프로젝트',
    clients: '전 세계 고객사',
    countries: '협업 국가',
  },
};

export default interfaceWords;
