package com.acme.courier

import android.content.Context
// #region skeleton
import {{android.package}}.DeliverySdk

suspend fun configureSdk(context: Context) {
    DeliverySdk.configure(context, BuildConfig.DELIVERY_API_KEY)
}
// #endregion skeleton
