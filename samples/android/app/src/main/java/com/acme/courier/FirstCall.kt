// #region skeleton
package com.acme.courier // your namespace

import android.content.Context
import {{android.package}}.DeliverySdk

suspend fun configureSdk(context: Context) {
    DeliverySdk.configure(context, BuildConfig.DELIVERY_API_KEY)
}
// #endregion skeleton
