import type { Site } from "../../site/site-document.ts";
import type { PageContent } from "../kinds/page-content.ts";
import { list, siteFacts } from "./site-facts.ts";

/** How a dealer handles personal details (APP 1 in Australia, the Privacy Act 2020 in New Zealand). */
export function privacyPolicy(site: Site): PageContent {
  const { name, legalName, address, email, phone, law, collected, receivers } = siteFacts(site);
  const { leadMonths, accountMonths, activityMonths } = site.retention;
  return {
    title: "Privacy policy",
    description: `How ${site.name} collects, uses, keeps and protects your personal information.`,
    intro: "How we collect, use, keep and protect your personal information.",
    body: `${legalName}, trading as ${name}, handles personal information under ${law.privacyLaw.whole}.

## What we collect

${list(collected)}

We collect it from you: when you send a form, call, write, visit us or sign in. If you trade in a car we may look up its history and whether money is owing on it.

## What we use it for

- to answer you, and to arrange test drives, services and deliveries;
- to sell, finance, insure and look after cars, and to meet our duties as a dealer;
- to tell you of offers and news, if you agreed to that;
- to keep this site safe and to see which of its pages are useful.

## Offers and news

We only send them if you agreed. You can stop at any time: reply STOP to a text message, follow the link in an email, or tell us at ${email}.

## Who receives it

${list(receivers)}

Some of these companies may keep information outside ${law.country}. We ask them to protect it as we do.

## Cookies and statistics

This site keeps what it needs on your device to work: what you saved, what you looked at, and your choice about statistics. Statistics of others are only loaded where you allow them.

## How long we keep it

Enquiries and bookings for ${leadMonths} months, an account for ${accountMonths} months after you last signed in, and records of codes and phone numbers shown for ${activityMonths} months. Papers that the law wants us to keep, such as contracts, stay for as long as it says.

## How we protect it

Connections to this site are encrypted. Inside the business only those who need your details see them.

## Seeing and correcting it

Ask us what we hold about you, and have it corrected or deleted: write to ${email}, call ${phone}, or come to ${address}. We answer within ${law.answersWithin}.

## Complaints

Tell us first, and we will look into it and answer in writing. If you are not satisfied, turn to ${law.privacyAuthority}.`,
  };
}
