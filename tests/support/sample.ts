// Ids of the sample that tests name, by what they are.

/** The account of the administrator. */
export const AGATA = 'oPk9BGOazAskffSg'
/** The account of the employee. */
export const ANNA = 'u2JoFQVOEDZAGVYH'
/** Active until 03.12.2026, and renewed by nothing yet. */
export const ANNAS_BHP = 'IWL59ljS5zaeI0js'
/** Its renewal is `ANNAS_PENDING_FIRST_AID`. */
export const ANNAS_EXPIRED_FIRST_AID = '8vfkOJ2hkC4AgGEP'
/** Renewed by `ANNAS_BHP`. */
export const ANNAS_FORMER_BHP = 'zAlpqbWRR95klqvX'
/** Issued by the centre of the sample’s account, and not confirmed yet. */
export const ANNAS_PENDING_FIRST_AID = 'IfMlYs65Pr834ds3'
/** Active until 19.03.2027. Its holder applies for the next one by 19.12.2026. */
export const ANNAS_UDT = 'fd1cN0xfotJSLNqc'
export const BOGUMILAS_PENDING_BHP = 'Ak2lEHKVYp23zDUh'
/** Anna's, issued by another centre than the one of the sample’s account. */
export const CERTIFICATE_OF_ANOTHER_CENTRE = 'GcNoM4oTdHnh3CNN'
/** The page of a training that the sample's centre completed four days ago, with an exam for its participants. */
export const COMPLETED_EXAM = '/trainings/HRGvpHCBUSoeGxXK'
/** The page of a training that leads to no certificate, which the sample's centre completed in summer. */
export const COMPLETED_WORKSHOP = '/trainings/5aCnsH1TUC27vjEQ'
/** Stored as active, though its last day was 13.11.2026. */
export const EXPIRED_CERTIFICATE = 'TdrlGbtQRA3Q1knd'
/** Its last day is today. */
export const LAST_DAY_CERTIFICATE = 'iPfCy0PQvRBQLtOS'
/** The certificate with the longest values. */
export const LONGEST_CERTIFICATE = 'YZo5xK8tVv0tsK6o'
/** The person with the longest values. */
export const LONGEST_PERSON = 'teM9PpBRaHwIPDdz'
/** An electrician, whose profile is public. */
export const LUKASZ = 's2fWgokVCS576Y8o'
/** Its last day is 26.11.2026. */
export const LUKASZS_SEP = '5c13dLH5bSgVtkgd'
/** The account of the employer. */
export const MALGORZATA = 'ZPYYrVmLllkpLdpv'
/** He may not work: his orzeczenie and his training have ended. */
export const MAREK = 'iyGjppxfdbffQoF1'
export const MAREKS_PENDING_FIRST_AID = 'BadFnV1a74KrVDra'
/** Ends on the day after today. */
export const MAREKS_UDT = 'a8I1WRII2wgbViXA'
/** The account of the centre. */
export const NORBERT = '5nNNkyAeBo7qYjhY'
/** A training of another centre than the sample's own account. */
export const OTHER_CENTRES_TRAINING = '4kMMqJQ0lrwmZ2K8'
/** The page of a training that the sample's centre plans for Monday. */
export const PLANNED_TRAINING = '/trainings/YfDI4diy9zroQCoG'
/** Its protocol is drawn up in time and approved, and not handed over yet. */
export const REPORT_BEFORE_HANDING_OVER = 'cX5nGwA8oUyD1rLe'
/** Anna was hurt and reports it, with two witnesses. New, and the employer was told 3 days ago. */
export const REPORT_OF_ANNA = 'vGvEw5K7zgw3L3Qt'
export const REPORT_OF_NEAR_MISS = 'XZc0ioqZ2ViCf1Mq'
/** Of a company that is not Anna's. */
export const REPORT_OF_OTHERS = '8F5UqbxJIknY4UxO'
/** Łukasz was seriously hurt. The protocol is not drawn up yet. */
export const REPORT_OF_SERIOUS_ACCIDENT = 'mB2tWq7LxZ0cRfNv'
/** The term of its protocol is over. */
export const REPORT_WITH_LATE_PROTOCOL = 'i7mkoipL4xJAiagD'
export const REVOKED_CERTIFICATE = 'gJFa1uoqWLNsbbDQ'
/** He works for another employer than the one of the sample’s account. */
export const STANISLAW = 'BqFZYQuQBY3lhdVs'
/** A person without a position and a company. */
export const WITHOUT_POSITION = 'yVgBYLHUwMJyeYoC'
export const ZANETA = 'yS0DrhyhSvLwiXum'
