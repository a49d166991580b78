import type { Site } from "../../site/site-document.ts";
import type { PageContent } from "../kinds/page-content.ts";
import { siteFacts } from "./site-facts.ts";

/** What holds for the use of a dealer's site. */
export function termsOfUse(site: Site): PageContent {
  const { name, legalName, email, phone, law } = siteFacts(site);
  return {
    title: "Terms of use",
    description: `The terms on which ${site.name} offers this website.`,
    intro: "The terms on which we offer this website.",
    body: `This site is run by ${legalName}, trading as ${name}. By using it you accept these terms.

## Cars and prices

We take care that each car is described and priced correctly. Equipment, odometer and availability can change between an update and your visit: please check with us before you travel. A price on this site includes what its page says that it includes. If a price is wrong we tell you before you are bound to anything, and you may step back.

Pictures marked as such show a similar car. Figures for fuel, range and repayments are estimates; each says what it is worked out from.

## Enquiries, bookings and finance

An enquiry or a booking is a request. A car is sold only when both of us have signed a contract. An estimate of repayments is no offer of credit; a lender decides on your application.

## Your rights stay

Nothing here takes away what ${law.consumerLaw} gives you.

## What belongs to whom

Texts and pictures belong to us or to those who let us use them. Names and badges of makes belong to their owners. Please do not copy the stock of this site with programs.

## Links to others

We link to sites of others where that helps. We do not run them and do not answer for what they say.

## Which law holds

The law of ${law.contractLaw} holds for these terms.

## Questions

Write to ${email} or call ${phone}. How we handle your details is in our [privacy policy](/privacy-policy).`,
  };
}
