export { forgetVisit, readVisit, recordVisit } from "./visit.ts";
export { readEnquiredCar, rememberEnquiredCar, type EnquiredCar } from "./enquired-car.ts";
