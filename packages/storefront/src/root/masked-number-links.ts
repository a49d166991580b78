/** Links that show the whole of a masked phone number. */
export const maskedNumberLinks = 'a[href^="#reveal-phone"]';
